import { serve } from './serve';
import { enable1 } from './word-list';

const scope: typeof self & { isServed?: true } = self;

// WebKit runs a worker's own file once more when another file takes something from it.
if (!scope.isServed) {
  scope.isServed = true;
  serve(scope, enable1, (input, init) => fetch(input, init));
}
