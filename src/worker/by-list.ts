/**
 * Who is asked about the words of a list. Only one is up at a time, for what it has learned takes room: another one learns
 * anew.
 */
export class ByList<Client extends { rest(): void }> {
  private readonly known = new Map<string, Client>();

  constructor(private readonly make: (list: string) => Client) {}

  of({ words: list }: { words: string }): Client {
    for (const [other, client] of this.known) if (other !== list) client.rest();
    const own = this.known.get(list) ?? this.make(list);
    this.known.set(list, own);
    return own;
  }
}
