/** Where one file goes. */
export interface Parcel {
  file: File
  categoryId: string
  /** Id of the library file whose content it takes over; '' for a new one. */
  replaces: string
  /** Known from before, or ''. */
  sha256: string
  /** Number of the batch in which another file may have the same bytes, else 0. */
  twins: number
}

export interface Arrival {
  /** Whole address. */
  address: string
  /** '' where the server does not say it. */
  fileId: string
  /** The bytes were there already. */
  known: boolean
}

/** What a carrier tells while a file is on its way. */
export interface Journey {
  signal: AbortSignal
  /** Share that was done of the stage, 0 to 1. */
  onProgress(share: number): void
  onStage(stage: 'hashing' | 'sending' | 'offline'): void
  onHash(sha256: string): void
  /** The server holds an upload under this name. */
  onHeld(id: string): void
  /** Awaited before a file becomes whole, so that files arrive in their order. */
  turn(): Promise<void>
}

/** How files reach one kind of server. */
export interface Carrier {
  /** How many may be under way at once. */
  lanes: number
  /** Most bytes of a picture and of a video, where the server says so. */
  limits?: { picture: number; video: number }
  /** @throws RequestError, or what the signal says */
  send(parcel: Parcel, journey: Journey): Promise<Arrival>
  /** The server need not hold this any longer. */
  giveUp(held: string): Promise<void>
}
