import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../engines/find-program.ts';
import { isListening } from '../../processes/serve-child.ts';

/** Ports of this machine. */
export type FrontPorts = {
  readonly front: number;
  readonly api: number;
  readonly pages: readonly [number, number];
  readonly apis: readonly [number, number];
};

export type Front = { readonly certificate: Buffer; stop(): Promise<void> };

const DOCUMENTED = 'docs/operation/nginx.conf';
const READY_WITHIN_MS = 10_000;

/** nginx as docs/operation/nginx.conf has it, with ports and a certificate of its own. Null where it is not installed. */
export async function openFront(folder: string, ports: FrontPorts): Promise<Front | null> {
  const program = findProgram(['/usr/sbin/nginx', 'nginx']);
  if (program === null) return null;
  const [certificate, key] = makeCertificate(folder);
  const site = withPorts(readFileSync(DOCUMENTED, 'utf8'), ports)
    .replace('/etc/ssl/shop.example/fullchain.pem', certificate)
    .replace('/etc/ssl/shop.example/privkey.pem', key);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const config = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : ''; // it reads a certificate that root has made
  writeFileSync(
    config,
    `daemon off; ${user} pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http { access_log off; ${places.join(' ')}
${site}
}\n`,
  );
  const server = spawn(program, ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!(await isListening(ports.front, AbortSignal.timeout(READY_WITHIN_MS)))) {
    server.kill('SIGKILL');
    throw new Error(`nginx does not listen with ${DOCUMENTED}.`);
  }
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGQUIT');
    await once(server, 'exit');
  };
  return { certificate: readFileSync(certificate), stop };
}

function withPorts(site: string, { front, api, pages, apis }: FrontPorts): string {
  const changes: readonly (readonly [documented: string, own: string])[] = [
    ['listen 443', `listen 127.0.0.1:${front}`],
    ['listen 127.0.0.1:8080', `listen 127.0.0.1:${api}`],
    ['127.0.0.1:3001', `127.0.0.1:${pages[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${pages[1]}`],
    ['127.0.0.1:8081', `127.0.0.1:${apis[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${apis[1]}`],
  ];
  return changes.reduce((text, [documented, own]) => {
    if (!text.includes(documented)) throw new Error(`${DOCUMENTED} says "${documented}" no more.`);
    return text.replace(documented, own);
  }, site);
}

/** For this machine, signed by itself. */
function makeCertificate(folder: string): readonly [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const about = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', ...about];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return [certificate, key];
}
