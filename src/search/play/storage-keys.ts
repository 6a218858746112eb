/** Where Word search keeps what outlives a visit. */
export const searchPlace = 'search';
export const lastSearchKey = 'last search';
/** The day whose grid was begun last. */
export const lastDailyKey = 'last daily search';
