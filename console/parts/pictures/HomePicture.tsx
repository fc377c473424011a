import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './home-picture.module.css'

/** The picture of a home; a drawn house where there is none or it does not load. It says nothing: the address stands beside it. */
export function HomePicture({ address, label }: { address: string | undefined; label: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address === undefined || address === '' || broken === address) {
    return (
      <span className={styles.none} title={label}>
        <Icon name="home" size={28} />
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  )
}
