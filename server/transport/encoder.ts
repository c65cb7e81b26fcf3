/** How packets are written: as text. Nothing sent here is binary, so nothing is searched for it, unlike by socket.io's own. */
import { Decoder, Encoder, type Packet } from 'socket.io-parser';

class PlainEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

export const parser = { Encoder: PlainEncoder, Decoder };
