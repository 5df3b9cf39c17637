// Caddy's configuration as the Caddyfile of compose becomes it, for a trial on this machine: other ports, no administration,
// no certificate that is installed. PLAIN=PORT SECURE=PORT node caddy-here.mjs ADAPTED.json
import {readFileSync} from 'node:fs';

const caddy = JSON.parse(readFileSync(process.argv[2]));
caddy.admin = {disabled: true};
caddy.apps.http.http_port = +process.env.PLAIN;
caddy.apps.http.https_port = +process.env.SECURE;
for (const [name, server] of Object.entries(caddy.apps.http.servers)) {
  if (server.listen.includes(':443')) {
    server.listen = [`:${process.env.SECURE}`];
  } else if (process.env.FIGURES) {
    server.listen = [`127.0.0.1:${process.env.FIGURES}`];
  } else {
    delete caddy.apps.http.servers[name];
  }
}
caddy.apps.pki = {certificate_authorities: {local: {install_trust: false}}};
console.log(JSON.stringify(caddy));
