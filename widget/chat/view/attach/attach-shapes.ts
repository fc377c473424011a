/** Shapes as those of Icon.tsx, of the parts that bring them. */
export const attachShapes = Object.freeze({
  image: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm-1 12 5-5 8 9m-3-6 2-2 4 4M9 8h.01',
  voice: 'M4 10v4m4-7v10m4-13v16m4-13v10m4-7v4',
})
