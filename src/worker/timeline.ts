/** What the page leaves in its performance timeline, for the benchmark and for the curious. */
export const timeline = {
  loading: 'dictionary-loading',
  ready: 'dictionary-ready',
  handOver: 'dictionary-hand-over',
} as const;
