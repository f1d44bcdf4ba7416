import type { ServerMessage } from '../lib/wire';

/** The other end of the line. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { t: string; id: string; expect: number; action: string; seat: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nobody has called');
    return last;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }

  tell(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }

  breakDown(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  get plays() {
    return this.sent.filter((message) => message.t === 'play');
  }
}
