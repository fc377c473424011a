const paths = {
  similar: 'M3 19.5V11l6-5 6 5v8.5zM13 4.5l8 6.5v8.5h-3',
  pin: 'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  box: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  ticked: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7.5 12.3l3.2 3.2 6-6.8',
  check: 'M5 12.5l4.5 4.5L19 7',
  ask: 'M4 5h16v11H10l-4.5 4v-4H4zM9.8 8.6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5m0 1.8h.01',
  pictures: 'M8 4h12v12H8zM4 8v12h12M8 14l4-4 6 6',
  compare: 'M12 3v18M4 6h4.5v12H4zM15.5 6H20v12h-4.5z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M6 9.5l6 6 6-6',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
} as const

/** A small line drawing in the colour of the text around it; says nothing by itself. */
export function CardIcon({ name, size = 18 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg class="card-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/** Stands where a home has no picture, or its picture did not come. */
export function HousePlaceholder() {
  return (
    <svg class="home-placeholder" viewBox="0 0 160 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="hill" d="M0 82q42-24 84-12t76-14v44H0z" />
      <path class="wall" d="M54 46h52v40H54z" />
      <path class="roof" d="M46 48l34-26 34 26z" />
      <path class="pane" d="M62 54h12v12H62zM86 54h12v12H86zM75 70h11v16H75z" />
    </svg>
  )
}
