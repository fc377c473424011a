import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../api/use-me.ts'

/** Which chatbot it is about. Nothing where there is only one. */
export function ChatbotPick({ value, onChange }: { value: string; onChange: (serialNumber: string) => void }) {
  const { t } = useTranslation()
  const { chatbots } = useMe()
  if (chatbots.length <= 1) return null
  return (
    <NativeSelect
      label={t('chatbot')}
      maw={416}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={chatbots.map(({ serialNumber, name }) => ({ value: serialNumber, label: name }))}
    />
  )
}
