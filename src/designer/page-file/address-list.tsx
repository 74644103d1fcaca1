const most = 100

/** Addresses of pictures with what is the matter with each. */
export function AddressList({ title, rows }: { title: string; rows: readonly { address: string; why?: string }[] }) {
  return (
    <section className="designer-file__list">
      <h3>{title}</h3>
      <ul tabIndex={0} aria-label={title}>
        {rows.slice(0, most).map(({ address, why }) => (
          <li key={address}>
            <code>{address}</code>
            {why && <span>{why}</span>}
          </li>
        ))}
        {rows.length > most && <li>… {rows.length - most}</li>}
      </ul>
    </section>
  )
}
