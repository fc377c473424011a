const paths = {
  heart: 'M12 20.5C5.5 16 3 12.6 3 9a4.9 4.9 0 0 1 9-2.7A4.9 4.9 0 0 1 21 9c0 3.6-2.5 7-9 11.5z',
  dots: 'M5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zm7 0a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  day: 'M4 6h16v14H4zM4 10h16M8 3.5V7m8-3.5V7',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  link: 'M13 5h6v6M19 5l-8 8M17 14v5H5V7h5',
  pin: 'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  check: 'M5 12.5l4.5 4.5L19 7',
  ask: 'M4 5h16v11H10l-4.5 4v-4H4zM9.8 8.6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5m0 1.8h.01',
  pictures: 'M8 4h12v12H8zM4 8v12h12M8 14l4-4 6 6',
  compare: 'M4 8.5h15L15 4.5M20 15.5H5l4 4',
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
