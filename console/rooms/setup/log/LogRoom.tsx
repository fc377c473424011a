import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../api/use-me.ts'
import styles from '../setup.module.css'
import { LogPart } from './LogPart.tsx'
import { ReadsPart } from './ReadsPart.tsx'

/** Who changed what, which only owners see, and who read what. */
export function LogRoom() {
  const { t } = useTranslation()
  const { role } = useMe()
  const [shown, setShown] = useState('changes')
  if (role !== 'owner') return <ReadsPart />
  return (
    <>
      <SegmentedControl
        aria-label={t('setup.parts.log')}
        value={shown}
        className={styles.narrow}
        onChange={setShown}
        data={[
          { value: 'changes', label: t('setup.log.changes') },
          { value: 'reads', label: t('setup.log.reads') },
        ]}
      />
      {shown === 'reads' ? <ReadsPart /> : <LogPart />}
    </>
  )
}
