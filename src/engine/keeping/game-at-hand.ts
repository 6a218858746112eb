/** A game while a command acts on it: the state, and the events that say what was done to it. */
export class GameAtHand<Setup, State, Event> {
  private events: Event[] = [];

  constructor(
    readonly setup: Setup,
    readonly state: State,
  ) {}

  emit(event: Event) {
    this.events.push(event);
  }

  /** The events since the last call. */
  takeEvents(): Event[] {
    return this.events.splice(0);
  }
}
