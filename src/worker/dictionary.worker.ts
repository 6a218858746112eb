import { serve } from './serve';
import { enable1 } from './word-list';

serve(self, enable1, (input, init) => fetch(input, init));
