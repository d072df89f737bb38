/** What answers may take that wait for their readers: time each, and memory all together. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface AnswerBounds {
  /** Bytes that all answers may wait with, in the process. */
  waiting: number;
  /** Milliseconds in which a reader has to take `least`. */
  within: number;
  /** Bytes. */
  least: number;
  /** Milliseconds: how often it is looked. */
  every: number;
}

/** An answer under way. */
interface Mark {
  socket: Socket;
  /** When its reader had last taken enough, or nothing waited for him. */
  at: number;
  /** Bytes that he had by then. */
  taken: number;
}

/** Node's own deadline of a connection counts by these too: a long piece is one write, and says nothing until it is whole. */
interface Counted {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null;
}

/** Bytes that the system has taken of a connection. */
const takenOf = (socket: Socket): number => {
  const { _handle: handle } = socket as Counted;
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
};

/**
 * Ends the connections of answers that nobody reads: each that takes too little while something waits, and beyond the
 * budget of all the one that costs most, its bytes by the time since it took enough.
 */
export const boundAnswers = (server: Server, { waiting, within, least, every }: AnswerBounds): void => {
  const marks = new Set<Mark>();
  let timer: NodeJS.Timeout | undefined;

  const end = (mark: Mark): void => {
    marks.delete(mark);
    // A mere end would leave with the system what it has taken.
    mark.socket.resetAndDestroy();
  };

  const look = (): void => {
    const now = performance.now();
    for (const mark of marks) {
      const taken = takenOf(mark.socket);
      if (mark.socket.writableLength === 0 || taken - mark.taken >= least)
        Object.assign(mark, { at: now, taken });
      else if (now - mark.at >= within) end(mark);
    }
  };

  /** The only one that waits may be of any length. */
  const makeRoom = (): void => {
    let sum = 0;
    for (const { socket } of marks) sum += socket.writableLength;
    if (sum <= waiting) return;
    const now = performance.now();
    const cost = ({ socket, at }: Mark): number => socket.writableLength * (now - at);
    const waits = [...marks].filter(({ socket }) => socket.writableLength > 0);
    waits.sort((one, other) => cost(other) - cost(one));
    for (const mark of waits.slice(0, -1)) {
      if (sum <= waiting) return;
      sum -= mark.socket.writableLength;
      end(mark);
    }
  };

  // Before the handlers: what they say at once is counted too.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const mark: Mark = { socket, at: performance.now(), taken: takenOf(socket) };
    marks.add(mark);
    response.on('prefinish', () => {
      if (socket.writableLength > 0) makeRoom();
    });
    response.on('close', () => {
      marks.delete(mark);
      if (marks.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    timer ??= setInterval(() => {
      look();
      makeRoom();
    }, every).unref();
  });
};
