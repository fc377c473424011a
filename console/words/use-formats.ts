import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Formats, makeFormats } from './formats.ts'

export function useFormats(): Formats {
  const { i18n } = useTranslation()
  return useMemo(() => makeFormats(i18n.language), [i18n.language])
}
