import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Makes one file of the verifier, script and style included, that works from a USB stick: nothing is loaded. */
function oneFile(): Plugin {
  return {
    name: 'longroll-verifier',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const [name, chunk] = Object.entries(bundle).find(([, one]) => one.type === 'chunk')!;
      if (chunk.type !== 'chunk') throw new Error('no script');
      const script = chunk.code.replaceAll('</script', '<\\/script');
      delete bundle[name];
      const page = readFileSync('src/verifier/page.html', 'utf8').replace(
        '<!--script-->',
        () => `<script>${script}</script>`,
      );
      this.emitFile({ type: 'asset', fileName: 'verify.html', source: page });
    },
  };
}

export default defineConfig({
  plugins: [oneFile()],
  publicDir: false,
  build: {
    outDir: '../../../target/webui/META-INF/resources',
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: { input: 'src/verifier/main.ts', output: { format: 'iife', entryFileNames: 'verifier.js' } },
  },
});
