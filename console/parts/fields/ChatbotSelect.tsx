import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepChosenChatbot } from '../../api/chosen-chatbot.ts'
import { useMe } from '../../api/use-me.ts'

interface Props extends Pick<NativeSelectProps, 'className' | 'size' | 'variant'> {
  /** serialNumber of the one that is looked at; undefined: all of them. */
  value: string | undefined
  onChange: (serialNumber: string | undefined) => void
}

/** Which of the firm’s chatbots is looked at. Nothing where there is only one. */
export function ChatbotSelect({ value = '', onChange, ...look }: Props) {
  const { t } = useTranslation()
  const { chatbots } = useMe()
  if (chatbots.length <= 1) return null
  return (
    <NativeSelect
      {...look}
      aria-label={t('chatbot')}
      value={value}
      onChange={({ currentTarget }) => {
        if (currentTarget.value) keepChosenChatbot(currentTarget.value)
        onChange(currentTarget.value || undefined)
      }}
      data={[
        { value: '', label: t('anyChatbot') },
        ...chatbots.map(({ serialNumber, name }) => ({ value: serialNumber, label: name })),
      ]}
    />
  )
}
