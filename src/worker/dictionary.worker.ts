import { serve } from './serve';
import { wordLists } from './word-list';

const scope: typeof self & { isServed?: true } = self;

// WebKit runs a worker's own file once more when another file takes something from it.
if (!scope.isServed) {
  scope.isServed = true;
  serve(scope, wordLists, (input, init) => fetch(input, init));
}
