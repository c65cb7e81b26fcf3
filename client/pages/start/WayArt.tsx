/** Little drawings beside the two ways to play. */
import { PlayerMark } from '../../look/PlayerMark';

export function RobotArt() {
  return (
    <svg class="wayart" viewBox="0 0 64 64" aria-hidden="true">
      <path class="wayart__line" d="M32 14V7" />
      <circle class="wayart__hot" cx="32" cy="6" r="4" />
      <path class="wayart__side" d="M6 30h8v16H6zM50 30h8v16h-8z" />
      <rect class="wayart__face" x="12" y="14" width="40" height="42" rx="9" />
      <circle class="wayart__eye" cx="24" cy="31" r="6" />
      <circle class="wayart__eye" cx="40" cy="31" r="6" />
      <path class="wayart__line" d="M22 46h20M27 43v6M32 43v6M37 43v6" />
    </svg>
  );
}

export function FriendsArt() {
  return (
    <span class="wayart wayart--friends" aria-hidden="true">
      {[0, 1, 2, 3].map((seat) => (
        <PlayerMark key={seat} seat={seat} />
      ))}
    </span>
  );
}
