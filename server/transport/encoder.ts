/** How packets are written: as text. Nothing sent here is binary, so nothing is searched for it, unlike by socket.io's own. */
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { Written } from './written';

class PlainEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    const text = Array.isArray(data) ? Written.list(data).json : data === undefined ? '' : JSON.stringify(data);
    return [`${type}${space}${id ?? ''}${text}`];
  }
}

/** An event as it goes over a connection to the clients in a namespace. */
export function eventPacket(namespace: string, data: readonly unknown[]): string {
  return `${PacketType.EVENT}/${namespace},${Written.list(data).json}`;
}

export const parser = { Encoder: PlainEncoder, Decoder };
