"""The twelve: how each is made, and on which ground it is shown."""
import math
import bpy
from cloth import add_mesh, garment
from materials import clay, cloth, leather, linear, load, principled
from solids import curve, inflated, lathe, tube


def worn(tint, kind, scale, depth, flat, **how):
    def make(path):
        pixels, image = load(path)
        garment(pixels[..., 3], cloth(image, tint, kind, scale, depth, flat), **how)
    return make


def carried(tint, pairs=False):
    def make(path):
        pixels, image = load(path)
        first = inflated(pixels[..., 3], leather(image, tint))
        if pairs:
            second = first.copy()
            second.location, second.rotation_euler[2] = (0.35, 0.75, 0), 0.12
            bpy.context.scene.collection.objects.link(second)
    return make


def vase(_):
    material = clay("#c9b99f", "#e9e0d0")
    lathe(curve([(0, 0), (.25, 0), (.27, .03), (.22, .09), (.28, .22), (.5, .62), (.62, 1), (.58, 1.35), (.4, 1.62), (.25, 1.78),
                 (.22, 1.95), (.26, 2.1), (.33, 2.17), (.35, 2.21), (.31, 2.23), (.24, 2.15), (.18, 1.95)], 200), material)
    for side in (-1, 1):
        tube([(side * .235, 0, 1.98), (side * .5, 0, 2.03), (side * .68, 0, 1.8), (side * .56, 0, 1.43)], .05, material)


def wine_glass(_):
    glass, _, _ = principled("glass", Base_Color=(1, 1, 1, 1), Roughness=0, Transmission=1, IOR=1.5)
    wine, _, _ = principled("wine", Base_Color=linear("#8c1f34"), Roughness=0, Transmission=1, IOR=1.34)
    outer = [(0, 0), (.42, 0), (.44, .012), (.4, .03), (.15, .06), (.05, .14), (.042, .5), (.045, .85), (.09, .95), (.3, 1.1),
             (.46, 1.35), (.5, 1.6), (.45, 1.95), (.38, 2.2), (.365, 2.25)]
    inner = [(.355, 2.25), (.37, 2.2), (.438, 1.95), (.488, 1.6), (.448, 1.36), (.29, 1.13), (.1, .99), (0, .96)]
    lathe(curve(outer, 160) + curve(inner, 90), glass)
    lathe(curve([(0, .962), (.1, .992), (.29, 1.132), (.447, 1.362), (.486, 1.55)], 60) + [(.484, 1.56), (0, 1.56)], wine)


def lipstick(_):
    red, _, _ = principled("wax", Base_Color=linear("#a8343c"), Roughness=.33, Specular=.45)
    gold, _, _ = principled("gold", Base_Color=linear("#d8b98a"), Metallic=1, Roughness=.16)
    black, _, _ = principled("case", Base_Color=linear("#2a2322"), Roughness=.22, Specular=.6)
    lathe([(0, 0), (.34, 0), (.36, .02), (.36, .78), (.34, .8), (.3, .8)], black)
    lathe([(.3, .78), (.335, .79), (.335, .86), (.32, .875), (.27, .875), (.27, 1.3), (.262, 1.31), (.24, 1.31)], gold)
    steps, rows, radius = 96, 60, .235
    vertices, faces = [], []
    for row in range(rows + 1):
        up = row / rows
        narrowed = 1 - max(0, (up - .9) / .1) ** 2 * .18
        for k in range(steps):
            x, y = radius * math.cos(2 * math.pi * k / steps), radius * math.sin(2 * math.pi * k / steps)
            cut = 2.02 - .31 * (1 - x / radius)
            vertices.append((x * narrowed, y * narrowed, 1.2 + (cut - 1.2) * up))
    for row in range(rows):
        for k in range(steps):
            a, b = row * steps + k, row * steps + (k + 1) % steps
            faces.append([a, b, b + steps, a + steps])
    faces.append(list(range(rows * steps, (rows + 1) * steps)))
    made = add_mesh("wax", vertices, faces, None, red)
    made.data.polygons[-1].use_smooth = False
    made.rotation_euler[2] = -.5


def ring(_):
    gold, _, _ = principled("gold", Base_Color=linear("#e2bd78"), Metallic=1, Roughness=.12)
    gem, _, _ = principled("gem", Base_Color=linear("#a9d6ea"), Roughness=0, Transmission=1, IOR=1.62)
    bpy.ops.mesh.primitive_torus_add(major_radius=.72, minor_radius=.07, major_segments=160, minor_segments=32,
                                     rotation=(math.pi / 2, 0, 0), location=(0, 0, .79))
    bpy.context.object.data.materials.append(gold)
    bpy.ops.object.shade_smooth()
    lathe([(0, 0), (.06, .05), (.33, .32), (.34, .36), (.21, .46), (0, .46)], gem, steps=12, smooth=False).location = (0, 0, 1.5)
    for k in range(4):
        c, s = math.cos(math.pi / 4 + k * math.pi / 2), math.sin(math.pi / 4 + k * math.pi / 2)
        tube([(.05 * c, .05 * s, 1.46), (.24 * c, .24 * s, 1.66), (.345 * c, .345 * s, 1.86), (.31 * c, .31 * s, 1.92)], .028, gold)


LYING, STANDING = True, False
GOODS = {
    "tee": (worn("#f1ece1", "weave", 260, .12, 0), LYING, "#efe3c8"),
    "shirt": (worn("#e9e2d4", "weave", 190, .35, .45, shrink=-.06), LYING, "#d3dacb"),
    "jeans": (worn("#56708f", "denim", 210, .45, .5, height=2.55, stiffness=25, pressure=1.6), LYING, "#efd6cc"),
    "jacket": (worn("#5c7799", "denim", 210, .45, .35, stiffness=25, pressure=1.8), LYING, "#e6d8c2"),
    "dress": (worn("#3c4764", "weave", 260, .12, 0, height=2.5, shrink=-.07), LYING, "#dcd6ee"),
    "sweater": (worn("#b5798c", "knit", 75, .8, .55, pressure=3.2, stiffness=8, shrink=-.03), LYING, "#d3dacb"),
    "bag": (carried("#9a6a3f"), STANDING, "#e0c4b2"),
    "boots": (carried("#74462f", pairs=True), STANDING, "#e6d8c2"),
    "vase": (vase, STANDING, "#e6d8c2"),
    "glass": (wine_glass, STANDING, "#e8cdc8"),
    "lipstick": (lipstick, STANDING, "#e8cdc8"),
    "ring": (ring, STANDING, "#efd6cc"),
}
