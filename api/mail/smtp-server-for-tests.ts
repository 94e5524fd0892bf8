import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type TakenMail = { readonly from: string; readonly to: readonly string[]; readonly text: string };

/** A mail server of one machine: it takes mail over SMTP and keeps it. */
export interface SmtpServer {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Says this in place of its next answer to a command, such as `RCPT` or `DATA`. */
  sayInstead(command: string, answer: string): void;
  /** Loses the connection once, after it has taken a mail and before it says so. */
  hangUpAfterNextMail(): void;
  close(): Promise<void>;
}

/** What the server was told to do otherwise, and what it took. */
type Office = {
  readonly taken: TakenMail[];
  readonly instead: Map<string, string>;
  hangsUp: boolean;
};

export async function openSmtpServer(): Promise<SmtpServer> {
  const office: Office = { taken: [], instead: new Map(), hangsUp: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    void serve(office, socket).catch(() => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: office.taken,
    sayInstead: (command, answer) => void office.instead.set(command, answer),
    hangUpAfterNextMail: () => {
      office.hangsUp = true;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function take(office: Office, mail: TakenMail, socket: Socket): void {
  office.taken.push(mail);
  if (office.hangsUp) socket.destroy();
  else socket.write('250 taken\r\n');
  office.hangsUp = false;
}

async function serve(office: Office, socket: Socket): Promise<void> {
  let from = '';
  let to: string[] = [];
  let text: string[] | null = null;
  socket.write('220 mail.test ESMTP\r\n');
  for await (const line of createInterface({ input: socket })) {
    if (text !== null) {
      if (line !== '.') text.push(line.replace(/^\./, ''));
      else {
        take(office, { from, to, text: text.join('\n') }, socket);
        to = [];
        text = null;
      }
      continue;
    }
    const command = (/^[A-Za-z]+/.exec(line)?.[0] ?? '').toUpperCase();
    const other = office.instead.get(command);
    office.instead.delete(command);
    if (command === 'MAIL') from = line;
    if (command === 'RCPT' && !other) to.push(line);
    if (command === 'DATA' && !other) text = [];
    const usual = { EHLO: '250 mail.test', DATA: '354 go on', QUIT: '221 bye' }[command] ?? '250 fine';
    socket.write(`${other ?? usual}\r\n`);
  }
}
