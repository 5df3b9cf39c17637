import type { Photo } from './drawer';

/** What is smaller goes as it is. */
const SMALL = 1_000_000;
const SIDE = 2_560;
const QUALITY = 0.85;

/**
 * A photo to be sent. A camera's is made smaller first: a hall's network is slow, and the server takes no more than
 * eight megabytes.
 */
export async function photoOf(file: File): Promise<Photo> {
  const blob = file.size > SMALL ? await smaller(file) : file;
  return { type: blob.type, bytes: await blob.arrayBuffer() };
}

async function smaller(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    // No picture that this browser can read: the server says what it is.
    return file;
  }
}
