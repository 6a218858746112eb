/** What each portal's page begins with: its own script, the only thing that comes from elsewhere. */
export interface PortalPage {
  name: string;
  script: string;
  /** Read before that script. */
  before?: { fileName: string; source: string };
}

/** GameDistribution knows a game by an id of its own, and tells what happens to whom its options name. */
const optionsFor = (gameId: string) => `window.GD_OPTIONS = {
  gameId: ${JSON.stringify(gameId)},
  onEvent: (event) => dispatchEvent(new CustomEvent('game-distribution', { detail: event.name })),
};
`;

export const portalPages = (gameDistributionId: string): PortalPage[] => [
  { name: 'crazygames', script: 'https://sdk.crazygames.com/crazygames-sdk-v3.js' },
  { name: 'poki', script: 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js' },
  {
    name: 'gamedistribution',
    script: 'https://html5.api.gamedistribution.com/main.min.js',
    before: { fileName: 'game-distribution.js', source: optionsFor(gameDistributionId) },
  },
  { name: 'youtube', script: 'https://www.youtube.com/game_api/v1' },
];

/** The page with the portal's script ahead of all others. */
export function withScript(html: string, { script, before }: PortalPage): string {
  const tags = [...(before ? [`./${before.fileName}`] : []), script];
  return html.replace('<head>', `<head>\n${tags.map((src) => `    <script src="${src}"></script>`).join('\n')}`);
}
