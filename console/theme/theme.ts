import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The blue of the hour in which porch lights go on. */
const dusk: MantineColorsTuple = [
  '#eef2ff',
  '#dfe6fd',
  '#bfccf7',
  '#9db0f0',
  '#7f97e9',
  '#6b86e4',
  '#5a76db',
  '#4561c4',
  '#3a53ab',
  '#2c4190',
]

/** The light itself: who waits. */
const lamp: MantineColorsTuple = [
  '#fff7e3',
  '#ffeecb',
  '#ffdd97',
  '#ffcc63',
  '#ffbf3c',
  '#f5ad1d',
  '#d9930c',
  '#a96c00',
  '#8a5700',
  '#6b4300',
]

const dark: MantineColorsTuple = [
  '#e2e5eb',
  '#c6cbd5',
  '#a3abb9',
  '#6b7484',
  '#363d4a',
  '#282e39',
  '#1d222b',
  '#14181f',
  '#101318',
  '#0b0d11',
]

export const theme = createTheme({
  colors: { dusk, lamp, dark },
  primaryColor: 'dusk',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, "DejaVu Sans", sans-serif',
  headings: { fontWeight: '650' },
  components: {
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
  },
})
