/** There only English is shipped, and no server for tables with others answers. */
export const isOnPortal = import.meta.env.MODE === 'portal';
