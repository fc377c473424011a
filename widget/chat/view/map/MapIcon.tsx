/** Shapes on a grid of 24, drawn with a line. */
const shapes = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  all: 'M4 9V5a1 1 0 0 1 1-1h4m6 0h4a1 1 0 0 1 1 1v4m0 6v4a1 1 0 0 1-1 1h-4m-6 0H5a1 1 0 0 1-1-1v-4',
  next: 'M9 5l7 7-7 7',
} as const

export function MapIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
