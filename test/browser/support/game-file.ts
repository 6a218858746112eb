/** Four players, a play taken back, tiles of another list, a challenge, a penalty, and a line that is odd. */
export const gameFile = `#character-encoding ISO-8859-1
#player1 ann Ann Arbor
#player2 ben Ben
#player3 zoe Zoé
#player4 dan Dan
#title A game
#note of two
lines
>ann: AX 8g  AX  +18 18 RE
>ben: EIRS G8 .RISE +99 99
>zoe: AEIOUVW 15A XX +34 34
>zoe: AEIOUVW --  -34 0
>dan: AEIORST (challenge) +5 5
>dan: AEIORST -AE +0 5
>ann:  (time) -10 8
`.replaceAll('\n', '\r\n');
