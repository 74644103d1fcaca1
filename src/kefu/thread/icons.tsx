import type { ReactNode } from 'react'

interface DrawingProps {
  children: ReactNode
  size?: number
}

// drawn here: an icon package would come along with React's copy and with Preact's
export function Drawing({ children, size = 16 }: DrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const ClockIcon = () => (
  <Drawing size={13}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </Drawing>
)

export const CheckIcon = () => (
  <Drawing size={13}>
    <path d="m5 13 4.5 4.5L19 7" />
  </Drawing>
)

export const AlertIcon = () => (
  <Drawing size={14}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.5v.01" />
  </Drawing>
)

export const DownIcon = () => (
  <Drawing>
    <path d="M12 5v14m-6-6 6 6 6-6" />
  </Drawing>
)

export const SendIcon = () => (
  <Drawing size={18}>
    <path d="m4 12 16-8-6 16-3-7-7-1Z" />
    <path d="m11 13 9-9" />
  </Drawing>
)

export const CloseIcon = () => (
  <Drawing size={18}>
    <path d="m6 9 6 6 6-6" />
  </Drawing>
)

export const CloudIcon = () => (
  <Drawing size={14}>
    <path d="M2 2l20 20M8.5 8A6 6 0 0 1 18 11a4.5 4.5 0 0 1 2.8 7.6M6.2 9.6A5 5 0 0 0 6.5 20H17" />
  </Drawing>
)

export const BoxIcon = () => (
  <Drawing size={22}>
    <path d="m4 8 8-4 8 4v8l-8 4-8-4V8Z" />
    <path d="m4 8 8 4 8-4m-8 4v8" />
  </Drawing>
)

export const PictureIcon = () => (
  <Drawing size={20}>
    <rect x="4" y="5" width="16" height="14" rx="2" />
    <path d="m4.5 16.5 4.5-4 3.5 3 3-2.5 4 3.5M15.5 9.5v.01" />
  </Drawing>
)

export const FileIcon = () => (
  <Drawing size={22}>
    <path d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7m-7 4h5" />
  </Drawing>
)

export const ClipIcon = () => (
  <Drawing size={20}>
    <path d="m19 11-7.5 7.5a4.5 4.5 0 0 1-6.4-6.4l8-8a3 3 0 0 1 4.3 4.3l-8 8a1.5 1.5 0 0 1-2.2-2.2l7-7" />
  </Drawing>
)

export const SmileIcon = () => (
  <Drawing size={20}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.01M15 9.5v.01" />
  </Drawing>
)

export const CameraIcon = () => (
  <Drawing size={20}>
    <path d="M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.2" />
  </Drawing>
)

export const StarIcon = () => (
  <Drawing size={18}>
    <path d="m12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z" />
  </Drawing>
)

export const BellIcon = ({ isOff }: { isOff: boolean }) => (
  <Drawing size={18}>
    <path d="M6 16V11a6 6 0 0 1 12 0v5l1 2H5ZM10 21h4" />
    {isOff && <path d="m4 3 16 18" />}
  </Drawing>
)
