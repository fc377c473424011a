import { escapeMarkup } from '../../../platform/text/markup.ts'
import type { Light } from './light.ts'

export const canvas = { width: 800, height: 600 } as const

/** Gradients and patterns that every picture may refer to. */
export function sharedDefinitions(light: Light): string {
  const stops = (colours: readonly string[]) =>
    colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join('')
  const fade = (colour: string, from: number, to: number) =>
    `<stop offset="0" stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/>`
  const vertical = (id: string, content: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${content}</linearGradient>`
  const pattern = (id: string, width: number, height: number, d: string) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="#20121a" stroke-opacity=".16" stroke-width="1.3"/></pattern>`
  return [
    '<defs>',
    vertical('sky', stops(light.sky)),
    vertical('lit', stops(['#fff4cf', '#ffd98c', '#ffbf5e'])),
    vertical('glass', stops(light.glass)),
    vertical('eave', fade('#140c1c', 0.34, 0)),
    `<linearGradient id="side">${fade('#1c1020', 0, 0.2)}</linearGradient>`,
    `<radialGradient id="halo"><stop offset="0" stop-color="#ffe3a0" stop-opacity="${light.glow}"/><stop offset=".35" stop-color="#ffcf7a" stop-opacity="${light.glow * 0.42}"/><stop offset="1" stop-color="#ffbf5e" stop-opacity="0"/></radialGradient>`,
    pattern('lap', 40, 9, 'M0 8.5H40'),
    pattern('board', 15, 40, 'M14.5 0V40'),
    pattern('brickwork', 26, 16, 'M0 .5H26M0 8.5H26M7 0V8M20 8V16'),
    pattern('shingle', 18, 18, 'M0 9q4.5 4 9 0q4.5 4 9 0M-9 18q4.5 4 9 0q4.5 4 9 0t9 0M9 1V9M0 10V18'),
    pattern('tiles', 22, 12, 'M0 11.5H22M6 0V11.5M17 4V11.5'),
    pattern('seams', 20, 40, 'M19.5 0V40'),
    '</defs>',
  ].join('')
}

/** A whole SVG document; the title is what a screen reader says. */
export function svgDocument(title: string, content: string): string {
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escapeMarkup(title)}</title>${content}</svg>\n`
}
