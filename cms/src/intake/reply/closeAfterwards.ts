import type { Context } from 'koa';

/** Milliseconds in which what still comes behind an answer is let fall. */
const LINGERS = 5_000;

/**
 * Ends the connection when the answer is out, also when the body of its request is not: nobody reads that any more.
 *
 * Closed at once, the connection would be reset by the next piece of the body, and a sender that is still at it would hear
 * of the reset and not of the answer. So the answer ends our half of it, and what comes within five seconds is let fall.
 */
export const closeAfterwards = ({ req, res }: Context): void => {
  res.setHeader('connection', 'close');
  const { socket } = res;
  if (!socket) return;
  const close = socket.destroySoon.bind(socket);
  // Node calls it when the answer is written.
  socket.destroySoon = (): void => {
    if (req.complete) return close();
    const timer = setTimeout(() => socket.destroy(), LINGERS).unref();
    socket.once('close', () => clearTimeout(timer));
    req.once('end', () => socket.destroy());
    socket.end();
    // Who reads by pieces has stopped: nothing flows as long as somebody is to be told that there is a piece.
    req.removeAllListeners('readable');
    req.resume();
    return undefined;
  };
};
