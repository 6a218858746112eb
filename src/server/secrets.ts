import { createHash, randomBytes } from 'node:crypto';

/** 128 bits, as they stand in a link. */
export const newSecret = () => randomBytes(16).toString('base64url');

/** Whoever reads the books learns no secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const newRoomId = () => randomBytes(12).toString('base64url');
