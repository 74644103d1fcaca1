/** A picture of the conversation. */
export interface Picture {
  key: string
  address: string
}

/** What the gallery is given; it comes when the first picture is opened. */
export interface GalleryProps {
  pictures: readonly Picture[]
  first: string
  onClose(): void
}
