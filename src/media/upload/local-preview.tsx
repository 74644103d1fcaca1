import { useEffect, useState } from 'react'
import { Picture } from '../grid/picture.tsx'
import { isPictureName } from './accept.ts'

/** A small look at a file that is still on this computer. */
export function LocalPreview({ file }: { file: File | null }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!file || !isPictureName(file.name)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="media-upload-preview">{address ? <Picture key={address} addresses={[address]} /> : <Picture addresses={[]} />}</span>
  )
}
