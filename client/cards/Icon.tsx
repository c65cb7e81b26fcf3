/** A picture of the game-icons collection, drawn in the current colour. `group` is the faction or set it comes with. */
export function Icon({ name, group }: { readonly name: string; readonly group: string }) {
  return <span class="icon" data-icon={name} data-group={group} aria-hidden="true" />;
}
