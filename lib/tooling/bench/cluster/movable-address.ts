import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * An address of this machine that stays while what is behind it moves: the virtual address of a database, or that of a
 * Service in Kubernetes. Each new connection goes to the next target that takes it.
 */
export class MovableAddress {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #targets: readonly number[] = [];
  #next = 0;
  #delayMs = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Listens on a port of this machine. */
  static async open(port = 0): Promise<MovableAddress> {
    const server = createServer();
    const address = new MovableAddress(server);
    server.on('connection', (near) => void address.#pass(near));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return address;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Leads to these ports of this machine from now on, and ends what is connected; none refuses everybody. */
  moveTo(...targets: number[]): void {
    this.#targets = targets;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Each answer comes this much later from now on, in milliseconds. */
  slowBy(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  async close(): Promise<void> {
    this.moveTo();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #pass(near: Socket): Promise<void> {
    this.#keep(near);
    near.pause();
    const far = await this.#connect();
    if (!far || near.destroyed) {
      near.destroy();
      far?.destroy();
      return;
    }
    this.#keep(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    near.resume();
    this.#answer(far, near);
  }

  /** Passes on what comes back, in its order, and later while the address is slow. */
  #answer(far: Socket, near: Socket): void {
    let last: Promise<unknown> = Promise.resolve();
    far.on('data', (chunk) => {
      const due = this.#delayMs > 0 ? sleep(this.#delayMs) : null;
      last = last.then(() => due).then(() => near.writable && near.write(chunk));
    });
  }

  async #connect(): Promise<Socket | null> {
    const targets = this.#targets;
    for (let tries = 0; tries < targets.length; tries += 1) {
      const target = targets[this.#next++ % targets.length] as number;
      const socket = connect(target, '127.0.0.1');
      const isOpen = await Promise.race([
        once(socket, 'connect').then(() => true),
        once(socket, 'close').then(() => false),
      ]).catch(() => false);
      if (isOpen) return socket;
    }
    return null;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy());
  }
}
