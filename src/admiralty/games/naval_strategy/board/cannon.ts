/** A cannon on its wheel, seen from the side, around the point 0,0; it fires to the left or to the right. */
export const RIGHT_CANNON =
  'M-5.4-1.9 2.6-2.8V-3.6H5.4V1H2.6V.2L-5.4-.3a.8.8 0 0 1 0-1.6ZM-1.8 0a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8Z';
export const LEFT_CANNON =
  'M5.4-1.9-2.6-2.8V-3.6H-5.4V1H-2.6V.2L5.4-.3a.8.8 0 0 0 0-1.6ZM1.8 0a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8Z';
