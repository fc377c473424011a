import { describeFormat } from '../../../platform/fields.ts'
import { escapeMarkup } from '../../../platform/text/markup.ts'
import type { GuideSchema } from './source.ts'

interface Field {
  /** As in `ExtensionColumn[].Key`. */
  name: string
  schema: GuideSchema
  required: boolean
}

/** The fields of an object as a table: name, type, whether it is required, meaning with allowed values. `caption` names it for screen readers. */
export function renderFields(schema: GuideSchema, caption: string, options: { showRequired: boolean }): string {
  const fields = listFields(schema, '')
  if (fields.length === 0) return ''
  const rows = fields.map(({ name, schema: field, required }) => {
    const mark = required ? '<span class="required">required</span>' : '<span class="optional">optional</span>'
    return [
      '<tr role="row">',
      `<th role="rowheader" scope="row"><code>${breakable(name)}</code>${options.showRequired ? mark : ''}</th>`,
      `<td role="cell" class="type">${escapeMarkup(describeType(field))}</td>`,
      `<td role="cell">${renderMeaning(field)}</td>`,
      '</tr>',
    ].join('')
  })
  const head = ['Field', 'Type', 'Meaning'].map((name) => `<th role="columnheader" scope="col">${name}</th>`).join('')
  return `<table role="table" class="fields"><caption>${escapeMarkup(caption)}</caption><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table>`
}

/** The fields of an object and of what it contains, each under its whole name. */
function listFields(schema: GuideSchema, place: string): Field[] {
  if (schema.items) return listFields(schema.items, `${place}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = place === '' ? key : `${place}.${key}`
    return [{ name, schema: field, required: schema.required?.includes(key) ?? false }, ...listFields(field, name)]
  })
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

export function describeType(schema: GuideSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeType))].join(' or ')
  if (schema.type === undefined && schema.const !== undefined)
    return typeNames[typeof schema.const] ?? typeof schema.const
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeNames[type] ?? type).join(' or ')
  if (schema.type === 'array') return `list of ${pluralOf(describeType(schema.items ?? {}))}`
  return typeNames[String(schema.type)] ?? 'any'
}

function pluralOf(type: string): string {
  if (type === 'text') return 'texts'
  return type === 'any' || type.includes(' or ') || type.startsWith('list') ? type : `${type}s`
}

function renderMeaning(schema: GuideSchema): string {
  const parts: string[] = []
  if (schema.description) parts.push(withFullStop(renderInline(schema.description)))
  const allowed = describeAllowed(schema)
  if (allowed !== '') parts.push(`<span class="allowed">${allowed}</span>`)
  if (schema.default !== undefined) {
    parts.push(
      `<span class="allowed">When not given: <code>${escapeMarkup(JSON.stringify(schema.default))}</code>.</span>`,
    )
  }
  return parts.join(' ')
}

function describeAllowed(schema: GuideSchema): string {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (values) {
    const list = values.map((value) => `<code>${escapeMarkup(JSON.stringify(value))}</code>`).join(', ')
    return values.length === 1 ? `Always ${list}.` : `One of ${list}.`
  }
  const parts: string[] = []
  if (schema.format) parts.push(`${capital(escapeMarkup(describeFormat(schema.format)))}.`)
  const most = schema.maximum
  if (schema.minimum !== undefined && most !== undefined && Math.abs(most) < 1e9) {
    parts.push(schema.minimum === most ? `Always ${most}.` : `From ${number(schema.minimum)} to ${number(most)}.`)
  } else if (schema.minimum !== undefined && Math.abs(schema.minimum) < 1e9)
    parts.push(`${number(schema.minimum)} or more.`)
  if (schema.minLength === 1) parts.push('Not blank.')
  if (schema.maxLength !== undefined) parts.push(`Up to ${number(schema.maxLength)} characters.`)
  if (schema.minItems !== undefined && schema.maxItems !== undefined) {
    parts.push(`From ${number(schema.minItems)} to ${number(schema.maxItems)} entries.`)
  } else if (schema.maxItems !== undefined) parts.push(`Up to ${number(schema.maxItems)} entries.`)
  return parts.join(' ')
}

const number = (value: number): string => value.toLocaleString('en')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const withFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Text with `code` in backticks, as descriptions are written. */
export function renderInline(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** A long name may break where its words and parts begin, so that it fits a phone. */
export function breakable(name: string): string {
  return escapeMarkup(name).replace(/(?<=[a-z\]])(?=[A-Z])|(?<=[./])/g, '<wbr>')
}
