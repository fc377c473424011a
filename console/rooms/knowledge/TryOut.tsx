import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import styles from './knowledge.module.css'
import { Said } from './Said.tsx'

/** Asks what the sources say to a question, without a visitor, and shows the passages behind it. */
export function TryOut({ serialNumber }: { serialNumber: string }) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  return (
    <div className={styles.try}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(words.trim())
        }}
      >
        <TextInput
          label={t('knowledge.try.label')}
          description={t('knowledge.try.help')}
          value={words}
          maxLength={1_000}
          leftSection={<Icon name="search" size={17} />}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          rightSectionWidth="auto"
          rightSection={
            <Button type="submit" size="compact-sm" mr={6} disabled={words.trim() === ''}>
              {t('knowledge.try.ask')}
            </Button>
          }
        />
      </form>
      {asked !== '' && <Said serialNumber={serialNumber} question={asked} withPassages />}
    </div>
  )
}
