/** Where the dailies that were played are kept between visits. */
export const dailiesPlace = 'dailies';
