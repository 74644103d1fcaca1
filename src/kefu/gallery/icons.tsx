import { Drawing } from '../thread/icons.tsx'

export const CrossIcon = () => (
  <Drawing size={20}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Drawing>
)

export const OutIcon = () => (
  <Drawing size={20}>
    <path d="M13 5h6v6M19 5l-9 9M17 14v5H5V7h5" />
  </Drawing>
)

export const BackIcon = () => (
  <Drawing size={24}>
    <path d="m14.5 5-7 7 7 7" />
  </Drawing>
)

export const ForwardIcon = () => (
  <Drawing size={24}>
    <path d="m9.5 5 7 7-7 7" />
  </Drawing>
)
