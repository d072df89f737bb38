/** The requests of one connection, one after the other: Node would have all of them handled at once that come in one packet. */
import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Emit = (event: string | symbol, ...given: unknown[]) => boolean;

/** What Node calls the handlers of a request by. */
const REQUESTS: (string | symbol)[] = ['request', 'checkContinue', 'checkExpectation'];

/**
 * Lets a request of a connection wait until the answer before it is with the system, whoever handles it. One that waits has
 * opened nothing, so nothing is left of it when its visitor leaves: Node tells only the answer under way of that.
 *
 * @param most so many may wait on a connection; one more ends it.
 */
export const handleInTurn = (server: Server, most: number): void => {
  const emit: Emit = server.emit.bind(server) as Emit;
  const queues = new WeakMap<Socket, (() => void)[]>();

  const handle = (event: string | symbol, request: IncomingMessage, response: ServerResponse): void => {
    const queue = queues.get(request.socket) ?? [];
    queues.set(request.socket, queue);
    response.once('close', () => {
      const next = queue.shift();
      if (next) next();
      else queues.delete(request.socket);
    });
    emit(event, request, response);
  };

  const inTurn: Emit = (event, ...given) => {
    if (!REQUESTS.includes(event)) return emit(event, ...given);
    const [request, response] = given as [IncomingMessage, ServerResponse];
    const { socket } = request;
    const queue = queues.get(socket);
    if (socket.destroyed) return true;
    if (!queue) handle(event, request, response);
    else if (queue.length === most) socket.destroy();
    else
      queue.push(
        AsyncResource.bind(() => {
          // Node gives the connection to the next answer, unless it has ended or the last one said that it ends.
          if (response.socket && !socket.destroyed) handle(event, request, response);
          else queue.length = 0;
        }),
      );
    return true;
  };
  server.emit = inTurn;
};
