/** A socket to a table of this browser: as much of a `WebSocket` as the page's line needs. */

import type { Frame } from '../api/types';
import type { Socket } from '../table/connection';

export class LocalSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onleave: (() => void) | null = null;
  private isLeft = false;

  /** Heard once the worker is there. */
  constructor(found: Promise<{ look: (path: string, socket: LocalSocket) => void }>, path: string) {
    found.then((transport) => this.isLeft || transport.look(path, this)).catch(() => this.end());
  }

  receive(frame: Frame): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  end(): void {
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'));
  }
  send(): void {
    // A worker needs no signs of life.
  }
  close(): void {
    this.isLeft = true;
    this.onleave?.();
  }
}
