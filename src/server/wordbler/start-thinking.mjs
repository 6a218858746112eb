// A thread knows no TypeScript by itself, whoever has started the process.
import { register } from 'tsx/esm/api';

register();
await import('./thinking-thread.ts');
