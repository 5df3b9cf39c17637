// Runs the verifier of the page in node, as verify.mjs is run: the script of the built page, with a document that has
// nothing in it. node page.mjs <verify.html>
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runInThisContext } from 'node:vm';

globalThis.document = { getElementById: () => ({ addEventListener() {} }) };
const page = readFileSync(process.argv[2], 'utf8');
runInThisContext(page.slice(page.lastIndexOf('<script>') + 8, page.lastIndexOf('</script>')));

for await (const line of createInterface({ input: process.stdin })) {
  const { file, keys, checkpoints } = JSON.parse(line);
  const { sound, faults, fits } = await globalThis.longrollVerify(readFileSync(file), keys, checkpoints);
  console.log(JSON.stringify({ sound, faults, fits: fits.map(each => each.extent) }));
}
