"""Bodies: turned on a lathe, bent from a tube, or a silhouette with a belly."""
import math
import bmesh
import bpy
import numpy as np
from cloth import add_mesh, sheet


def curve(points, count=80):
    """A smooth line (Catmull-Rom) through points (radius, height)."""
    ends = [points[0], *points, points[-1]]
    steps = max(2, count // (len(points) - 1))
    line = []
    for i in range(1, len(ends) - 2):
        a, b, c, d = (np.array(point) for point in ends[i - 1:i + 3])
        for t in np.linspace(0, 1, steps, endpoint=False):
            radius, height = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            line.append((max(0, radius), height))
    return [*line, tuple(points[-1])]


def lathe(profile, material, steps=96, smooth=True):
    angles = [2 * math.pi * k / steps for k in range(steps)]
    vertices = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = []
    for i in range(len(profile) - 1):
        for k in range(steps):
            a, b = i * steps + k, i * steps + (k + 1) % steps
            faces.append([a, b, b + steps, a + steps])
    made = add_mesh("lathe", vertices, faces, None, material)
    mesh = bmesh.new()
    mesh.from_mesh(made.data)
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(made.data)
    mesh.free()
    for polygon in made.data.polygons:
        polygon.use_smooth = smooth
    return made


def tube(points, radius, material):
    line = bpy.data.curves.new("tube", "CURVE")
    line.dimensions, line.bevel_depth, line.bevel_resolution, line.resolution_u = "3D", radius, 8, 24
    line.use_fill_caps = True
    spline = line.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, place in zip(spline.bezier_points, points):
        point.co = place
        point.handle_left_type = point.handle_right_type = "AUTO"
    line.materials.append(material)
    made = bpy.data.objects.new("tube", line)
    bpy.context.scene.collection.objects.link(made)
    return made


def depth_of(inside, softness=14):
    """How far each pixel lies within the silhouette, 0 to 1, softened."""
    depth, left, ring = np.zeros(inside.shape, np.float32), inside.copy(), 0
    while left.any() and ring < 400:
        ring += 1
        depth[left] = ring
        left = left & np.roll(left, 1, 0) & np.roll(left, -1, 0) & np.roll(left, 1, 1) & np.roll(left, -1, 1)
    for _ in range(softness):
        depth = (depth + np.roll(depth, 2, 0) + np.roll(depth, -2, 0) + np.roll(depth, 2, 1) + np.roll(depth, -2, 1)) / 5
    return depth / depth.max()


def inflated(mask, material, height=2.1, belly=0.33, cell=5):
    rows, columns = mask.shape
    unit, depth = height / rows, depth_of(mask > 0.5) ** 0.5 * belly
    vertices, faces, uvs, at_rim = sheet(mask, cell, height)
    standing = []
    for (x, y, z), is_rim in zip(vertices, at_rim):
        row, column = round(y / unit + rows / 2), round(x / unit + columns / 2)
        thickness = 0 if is_rim else depth[min(rows - 1, row), min(columns - 1, column)]
        standing.append((x, -thickness if z > 0.03 else thickness, y + height / 2))
    made = add_mesh("body", standing, faces, uvs, material)
    smooth = made.modifiers.new("rim", "SMOOTH")
    smooth.iterations, smooth.factor = 6, 0.5
    made.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return made
