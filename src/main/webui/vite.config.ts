import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** Where the built page goes; Maven copies it into the jar. */
const OUT = '../../../target/webui/META-INF/resources';

/** Writes `app.json`: which script is the newest, for an older page, and every file, for the service worker. */
function manifest(): Plugin {
  return {
    name: 'longroll-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(one => one.type === 'chunk' && one.isEntry)!.fileName;
      const files = Object.keys(bundle)
        .filter(name => !name.endsWith('.map') && name !== 'index.html')
        .map(name => `/${name}`)
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'app.json',
        source: JSON.stringify({ version, entry: `/${entry}`, files }),
      });
      const worker = readFileSync('src/worker.js', 'utf8').replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), manifest()],
  build: { outDir: OUT, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/api': process.env.LONGROLL_SERVER ?? 'http://127.0.0.1:8080' } },
});
