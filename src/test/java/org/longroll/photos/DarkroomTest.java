package org.longroll.photos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.photos.UnusablePicture.Why;

/** What becomes of the photos that players send. */
class DarkroomTest {

    /** Sixteen dots of red, as a browser writes WebP. */
    private static final byte[] WEBP = Base64.getDecoder()
            .decode("UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAQAAUAmJaACdLoB+AADsAD+8ut//NgVzXPv9//S4P0uD9Lg/9KQAAA=");

    private static byte[] photo(int width, int height, String format) throws IOException {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var pen = image.createGraphics();
        pen.setColor(Color.RED);
        pen.fillRect(0, 0, width, height / 2);
        pen.setColor(Color.BLUE);
        pen.fillRect(0, height / 2, width, height - height / 2);
        pen.dispose();
        var out = new ByteArrayOutputStream();
        ImageIO.write(image, format, out);
        return out.toByteArray();
    }

    /** A JPEG as a phone writes it: with the way it was held, and a place in its Exif data. */
    private static byte[] held(byte[] jpeg, int orientation) {
        var place = "N 39 47 30 W 77 14 10 Gettysburg".getBytes(StandardCharsets.US_ASCII);
        var exif = ByteBuffer.allocate(2 + 2 + 6 + 8 + 2 + 12 + 4 + place.length);
        exif.putShort((short) 0xFFE1).putShort((short) (exif.capacity() - 2));
        exif.put("Exif\0\0".getBytes(StandardCharsets.US_ASCII));
        exif.put("MM\0*".getBytes(StandardCharsets.US_ASCII)).putInt(8);
        exif.putShort((short) 1).putShort((short) 0x0112).putShort((short) 3).putInt(1);
        exif.putShort((short) orientation).putShort((short) 0).putInt(0).put(place);
        return ByteBuffer.allocate(jpeg.length + exif.capacity())
                .put(jpeg, 0, 2)
                .put(exif.array())
                .put(jpeg, 2, jpeg.length - 2)
                .array();
    }

    private static BufferedImage decoded(Picture picture) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(picture.bytes()));
    }

    @Test
    void the_place_where_a_photo_was_taken_is_gone() throws Exception {
        var sent = held(photo(60, 40, "jpg"), 1);
        assertThat(new String(sent, StandardCharsets.ISO_8859_1)).contains("Gettysburg", "Exif");
        assertThat(new String(Darkroom.develop(sent).bytes(), StandardCharsets.ISO_8859_1))
                .doesNotContain("Gettysburg", "Exif");
    }

    @ParameterizedTest
    @CsvSource({"1, 60, 40, red", "3, 60, 40, blue", "6, 40, 60, blue", "8, 40, 60, red"})
    void a_photo_stands_as_the_camera_was_held(int orientation, int width, int height, String leftTop)
            throws Exception {
        var image = decoded(Darkroom.develop(held(photo(60, 40, "jpg"), orientation)));
        assertThat(image.getWidth()).isEqualTo(width);
        assertThat(image.getHeight()).isEqualTo(height);
        var dot = new Color(image.getRGB(3, 3));
        assertThat(dot.getRed() > dot.getBlue()).isEqualTo(leftTop.equals("red"));
    }

    @Test
    void a_large_photo_is_kept_at_the_size_of_a_page() throws Exception {
        var kept = Darkroom.develop(photo(5000, 2500, "jpg"));
        assertThat(kept.width()).isBetween(2000, 2048);
        assertThat(kept.height()).isBetween(1000, 1024);
        assertThat(kept.mediaType()).isEqualTo("image/jpeg");
    }

    @Test
    void png_stays_png_and_webp_becomes_jpeg() throws Exception {
        assertThat(Darkroom.develop(photo(10, 10, "png")).mediaType()).isEqualTo("image/png");
        assertThat(Darkroom.develop(WEBP).mediaType()).isEqualTo("image/jpeg");
    }

    @Test
    void the_same_photo_goes_by_the_same_name() throws Exception {
        var sent = photo(60, 40, "jpg");
        assertThat(Darkroom.develop(sent).sha256())
                .isEqualTo(Darkroom.develop(sent).sha256())
                .matches("[0-9a-f]{64}");
    }

    @Test
    void what_hides_behind_a_photo_is_not_kept() throws Exception {
        var sent = photo(60, 40, "png");
        var longer = Arrays.copyOf(sent, sent.length + 20);
        System.arraycopy("<script>alert(1)".getBytes(StandardCharsets.US_ASCII), 0, longer, sent.length, 16);
        assertThat(new String(Darkroom.develop(longer).bytes(), StandardCharsets.ISO_8859_1))
                .doesNotContain("script");
    }

    @Test
    void what_is_no_photo_is_refused_whatever_it_is_called() {
        refused("<svg xmlns='http://www.w3.org/2000/svg'/>".getBytes(StandardCharsets.US_ASCII), Why.NOT_A_PICTURE);
        refused(new byte[0], Why.NOT_A_PICTURE);
        refused("GIF89a".getBytes(StandardCharsets.US_ASCII), Why.NOT_A_PICTURE);
    }

    @Test
    void a_photo_that_is_cut_off_is_refused() throws Exception {
        refused(Arrays.copyOf(photo(600, 400, "png"), 60), Why.DAMAGED);
        refused(new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, 0, 0}, Why.DAMAGED);
    }

    @Test
    void a_small_file_with_a_very_large_picture_in_it_is_refused_before_it_is_decoded() throws Exception {
        var sent = photo(10, 10, "png");
        ByteBuffer.wrap(sent).putInt(16, 30_000).putInt(20, 30_000);
        var crc = new java.util.zip.CRC32();
        crc.update(sent, 12, 17);
        ByteBuffer.wrap(sent).putInt(29, (int) crc.getValue());
        refused(sent, Why.TOO_MANY_DOTS);
    }

    @Test
    void a_frame_that_is_larger_than_the_file_says_is_refused_before_it_is_decoded() {
        var found = Base64.getDecoder().decode("UklGRiQAAABXRUJQVlA4IBNGV0VCUFRQGEYAIAAt");
        assertThatThrownBy(() -> Darkroom.develop(found)).hasMessageContaining("frame");
        var canvas = ByteBuffer.allocate(WEBP.length + 18).order(ByteOrder.LITTLE_ENDIAN);
        canvas.put(WEBP, 0, 12).put("VP8X".getBytes(StandardCharsets.US_ASCII)).putInt(10);
        canvas.position(30).put(WEBP, 12, WEBP.length - 12);
        assertThatThrownBy(() -> Darkroom.develop(canvas.array())).hasMessageContaining("frame");
    }

    @Test
    void a_large_lossless_webp_is_refused_before_it_keeps_the_server_busy() {
        var sizes = 3_999 | 2_999 << 14;
        var lossless = ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN);
        lossless.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(32);
        lossless.put("WEBPVP8L".getBytes(StandardCharsets.US_ASCII)).putInt(20);
        lossless.put((byte) 0x2F).putInt(sizes);
        refused(lossless.array(), Why.TOO_MANY_DOTS);
    }

    private static void refused(byte[] sent, Why why) {
        assertThatThrownBy(() -> Darkroom.develop(sent))
                .isInstanceOfSatisfying(UnusablePicture.class, refused -> assertThat(refused.why())
                        .isEqualTo(why));
    }
}
